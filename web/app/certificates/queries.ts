/** The queries of certificates. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** The certificates for sale, and their designs. */
export const certificateOfferQuery = () =>
  queryOptions({
    queryKey: ['certificate-offer'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).certificates.offer(undefined, { signal }),
  });

/** The certificates that the account has bought and received. */
export const certificatesQuery = () =>
  queryOptions({
    queryKey: ['purchases', 'certificates'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).certificates.list(undefined, { signal }),
  });
