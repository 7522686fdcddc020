/** What certificates ask of the service. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** The certificates that are sold, and their designs. */
export const certificateOfferQuery = () =>
  queryOptions({
    queryKey: ['certificate-offer'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).certificates.offer(undefined, { signal }),
  });

/** What the account has bought and been given. */
export const certificatesQuery = () =>
  queryOptions({
    queryKey: ['purchases', 'certificates'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).certificates.list(undefined, { signal }),
  });
