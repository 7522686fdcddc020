/**
 * Runs tasks in parallel. When one fails, the others are aborted and awaited, so none is left running, and the first
 * failure is thrown.
 */
export async function together<Left, Right>(
  signal: AbortSignal,
  left: (signal: AbortSignal) => Promise<Left>,
  right: (signal: AbortSignal) => Promise<Right>,
): Promise<[Left, Right]> {
  const controller = new AbortController();
  const both = AbortSignal.any([signal, controller.signal]);
  const failures: unknown[] = [];
  const guard = async <Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    try {
      return await task(both);
    } catch (error) {
      failures.push(error);
      controller.abort(error);
      throw error;
    }
  };
  const [first, second] = await Promise.allSettled([guard(left), guard(right)]);
  if (first.status === 'rejected' || second.status === 'rejected') throw failures[0];
  return [first.value, second.value];
}
