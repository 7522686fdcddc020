export interface JoinSurroundings {
  readonly isSignedIn: () => Promise<boolean>;
  /** False when the viewer closes the modal. */
  readonly signIn: () => Promise<boolean>;
  readonly redeem: (code: string) => Promise<void>;
  /** Shows why it did not work. */
  readonly fail: (error: unknown) => void;
  readonly goHome: () => void;
}

/**
 * Joint viewing: sign in, then redeem the code of the invitation; whatever comes of it, the way ends at the home
 * page.
 */
export async function join(
  code: string,
  { isSignedIn, signIn, redeem, fail, goHome }: JoinSurroundings,
): Promise<void> {
  try {
    if ((await isSignedIn()) || (await signIn())) await redeem(code);
  } catch (error) {
    fail(error);
  }
  goHome();
}
