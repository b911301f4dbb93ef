// Idempotency keys of calls: when a call's outcome is unknown, repeating it unchanged has the same key, so that it takes effect
// once.
import type { Result } from './call';

/** `intent` identifies what is called; a different intent in between ends the repetition. */
type Attempt = <T>(intent: string, run: (key: string) => Promise<Result<T>>) => Promise<Result<T>>;

/** The attempts of one form or one store. */
export function createAttempts(): Attempt {
  let last: { intent: string; key: string } | null = null;
  return async (intent, run) => {
    const key = last?.intent === intent ? last.key : randomKey();
    const result = await run(key);
    last = isUnknown(result) ? { intent, key } : null;
    return result;
  };
}

/** The response was lost, or the server still works on the first attempt. */
function isUnknown(result: Result<unknown>): boolean {
  return !result.ok && (result.status === 0 || result.status >= 500 || result.code === 'error-idempotency-pending');
}

/** `crypto.randomUUID` is not available over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
