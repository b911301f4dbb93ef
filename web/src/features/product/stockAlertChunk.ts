// The form of stock alerts as a chunk of its own: few choices are sold out. The server's build takes the form itself (vite.config.ts).
import { lazy } from 'react';

export const StockAlertForm = lazy(async () => ({ default: (await import('./StockAlertForm')).StockAlertForm }));
