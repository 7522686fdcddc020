import { expect, it } from 'vitest';
import { createConnections } from './connections.ts';
import type { Connection } from './connections.ts';

const connection = (sessionId: string, accountId = 1, profileId = 1): Connection => ({
  sessionId,
  accountId,
  profileId,
  language: 'rus',
  told: new Set<number>(),
  isAlive: true,
  ping: () => {},
  send: () => {},
  close: () => {},
  terminate: () => {},
});

it('closes the oldest page of a session that has too many, and counts the whole process', () => {
  const replaced: Connection[] = [];
  const connections = createConnections({ perSession: 2, inAll: 3 }, (one) => replaced.push(one));
  const [first, second, third, other] = [
    connection('a'),
    connection('a'),
    connection('a'),
    connection('b', 2),
  ];
  connections.add(first);
  connections.add(second);
  connections.add(other);
  expect(connections.hasRoom()).toBe(false);
  connections.add(third);
  expect(replaced).toEqual([first]);
  expect(connections.ofSession('a')).toEqual([second, third]);
  connections.remove(second);
  connections.remove(second);
  expect(connections.hasRoom()).toBe(true);
  expect(connections.all()).toEqual([third, other]);
});

it('finds the pages of an account, and of one of its profiles', () => {
  const connections = createConnections({ perSession: 5, inAll: 5 }, () => {});
  const [master, child, stranger] = [connection('a'), connection('b', 1, 2), connection('c', 2, 3)];
  for (const one of [master, child, stranger]) connections.add(one);
  expect(connections.of(1, null)).toEqual([master, child]);
  expect(connections.of(1, 2)).toEqual([child]);
  child.profileId = 1;
  expect(connections.of(1, 1)).toEqual([master, child]);
  expect(connections.of(7, null)).toEqual([]);
});
