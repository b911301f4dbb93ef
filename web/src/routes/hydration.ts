// From the server's answers to what react-router's loaders would have given: the same in the renderer and while hydrating.
import type { HydrationState } from 'react-router';
import type { Answers } from '@/api/get';
import type { PageRequest } from '@/lib/page';
import type { PageRoute } from './definePage';
import { isResponseError, responseError } from './errors';
import { readLayout, readPage } from './pageData';

export type LoadedRoutes = Required<Pick<HydrationState, 'loaderData'>> & Pick<HydrationState, 'errors'>;

export function loadedRoutes({ id, handle, path }: PageRoute, request: PageRequest, answers: Answers): LoadedRoutes {
  const layout = readLayout(answers, request.shop);
  if (path === '*') return { loaderData: { layout }, errors: { [id]: responseError(404) } };
  try {
    return { loaderData: { layout, [id]: readPage(handle.spec, request, answers) }, errors: null };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    return { loaderData: { layout }, errors: { [id]: error } };
  }
}
