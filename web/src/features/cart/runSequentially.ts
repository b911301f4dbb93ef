// Changes of the cart run one after the other, because each needs the guest's cookie as the previous one set it.

let last: Promise<unknown> = Promise.resolve();

export function runSequentially<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work);
  last = result;
  return result;
}
