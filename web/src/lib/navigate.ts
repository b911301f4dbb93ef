// How components ask for another page. The browser entry installs the engine; on the server nothing navigates.
import { createContext, useContext } from 'react';

/** `keep`: stay at this scroll position and focus, as a choice within a page should. */
export type NavigateOptions = { replace?: boolean; keep?: boolean };

/** `to` has no locale prefix: "/category/women?page=2". */
export type NavigateTo = (to: string, options?: NavigateOptions) => void;

export const NavigateContext = createContext<NavigateTo>(() => undefined);

export function useNavigateTo(): NavigateTo {
  return useContext(NavigateContext);
}
