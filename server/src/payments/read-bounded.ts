/** The text of an answer of at most so many bytes. @throws when it is longer, or cut off */
export async function readBounded(answer: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longest) throw new Error('The payment provider answers without end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
