// A link within the shop: a plain anchor with the locale prefix. In the browser, one delegated handler passes its clicks to the
// router. react-router's own link component and i18next's own `t` were measured as most of the cost of rendering on the server:
// this anchor, and the shop's `t`, halve it.
import type { AnchorHTMLAttributes } from 'react';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without locale prefix. */
  to: string;
  /** Keeps scroll position and focus: for selections within the same page. */
  keep?: boolean;
};

export function A({ to, keep, ...rest }: Props) {
  const { prefix } = useShop();
  return <a {...rest} href={withPrefix(prefix, to)} data-keep={keep || undefined} />;
}
