// Converts the server's responses to the data that react-router's loaders would return: used by the renderer and while hydrating.
// `personal` is the additional data of a document for one visitor.
import type { HydrationState } from 'react-router';
import type { Answers } from '@/api/get';
import { renderedOwn } from '@/api/own';
import type { PageRequest } from '@/lib/page';
import type { Personal } from '@/lib/personal';
import type { PageRoute } from './definePage';
import { isResponseError, responseError } from './errors';
import { readLayout, readPage } from './pageData';

type LoadedRoutes = Required<Pick<HydrationState, 'loaderData'>> & Pick<HydrationState, 'errors'>;

export function loadedRoutes(
  { id, handle, path }: PageRoute,
  request: PageRequest,
  answers: Answers,
  personal: Personal | null,
): LoadedRoutes {
  const layout = readLayout(answers, request.shop);
  if (path === '*') return { loaderData: { layout }, errors: { [id]: responseError(404) } };
  try {
    const ownCalls = personal && handle.spec.own?.(personal.visitor.auth, request);
    const own = ownCalls ? renderedOwn(personal, ownCalls) : null;
    return { loaderData: { layout, [id]: { ...readPage(handle.spec, request, answers), own } }, errors: null };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    return { loaderData: { layout }, errors: { [id]: error } };
  }
}
