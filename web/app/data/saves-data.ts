/** Whether the viewer's browser asks for less data (`Save-Data`): nothing is fetched then that may not be used. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
