export interface JoinSurroundings {
  readonly isSignedIn: () => Promise<boolean>;
  /** Resolves to false when the viewer closes the modal. */
  readonly signIn: () => Promise<boolean>;
  /** Resolves to the path of the code's result; null for none. */
  readonly redeem: (code: string) => Promise<string | null>;
  /** Shows the failure. */
  readonly fail: (error: unknown) => void;
  readonly goTo: (path: string) => void;
}

/**
 * Joint viewing: signs in, then redeems the code of the invitation. Leads to the code's result, else to the home page.
 */
export async function join(
  code: string,
  { isSignedIn, signIn, redeem, fail, goTo }: JoinSurroundings,
): Promise<void> {
  let path: string | null = null;
  try {
    if ((await isSignedIn()) || (await signIn())) path = await redeem(code);
  } catch (error) {
    fail(error);
  }
  goTo(path ?? '/');
}
