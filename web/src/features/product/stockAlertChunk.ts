// The stock alert form as a separate chunk: few variants are sold out. The server's build includes the form directly
// (vite.config.ts).
import { lazy } from 'react';

export const StockAlertForm = lazy(async () => ({ default: (await import('./StockAlertForm')).StockAlertForm }));
