// The shop's own program, as an operator runs it beside the running server.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a command and gives what it prints. */
export function vitrina(...args: string[]): string {
  const program = fileURLToPath(new URL('../../target/debug/vitrina', import.meta.url));
  return execFileSync(program, [...args, '--yes', '--data', process.env.E2E_DATA ?? ''], { encoding: 'utf8' });
}

/** Runs now what waits of a kind of job. */
export function runWaiting(kind: string): void {
  const jobs = JSON.parse(vitrina('jobs', 'list', '--kind', kind, '--json')) as { id: number }[];
  if (jobs.length > 0) vitrina('jobs', 'retry', ...jobs.map(({ id }) => String(id)));
}
