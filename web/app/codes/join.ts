export interface JoinSurroundings {
  readonly isSignedIn: () => Promise<boolean>;
  /** False when the viewer closes the modal. */
  readonly signIn: () => Promise<boolean>;
  /** Gives the path to which what the code has brought leads; null: none. */
  readonly redeem: (code: string) => Promise<string | null>;
  /** Shows why it did not work. */
  readonly fail: (error: unknown) => void;
  readonly goTo: (path: string) => void;
}

/**
 * Joint viewing: sign in, then redeem the code of the invitation. The way ends where the code leads, else at the home page.
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
