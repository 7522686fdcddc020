import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { askPostgres, ordinaryUser } from '@kadr/testing/postgres-pair';
import { program } from '@kadr/testing/program';
import type { Program } from '@kadr/testing/program';

/** Required programs that are missing. */
export function missingPrograms(): readonly string[] {
  return ['redis-server', 'nats-server', 'pgbouncer', 'nginx'].filter(
    (name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error !== undefined,
  );
}

/** Whether a port of this machine has a listener. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

interface EngineOptions {
  readonly folder: string;
  readonly port: number;
}

export function redis({ folder, port }: EngineOptions): Program {
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'yes' };
  return program({
    name: 'Redis',
    command: 'redis-server',
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    logFile: path.join(folder, 'redis.log'),
    isReady: () => isListening(port),
  });
}

export function nats({ folder, port }: EngineOptions): Program {
  return program({
    name: 'NATS',
    command: 'nats-server',
    args: ['--addr', '127.0.0.1', '--port', String(port)],
    logFile: path.join(folder, 'nats.log'),
    isReady: () => isListening(port),
  });
}

export function objectStorage({ folder, port }: EngineOptions): Program {
  return program({
    name: 'object storage',
    command: process.execPath,
    args: [path.join(import.meta.dirname, 's3-process.ts'), String(port)],
    options: { cwd: import.meta.dirname },
    logFile: path.join(folder, 's3.log'),
    isReady: () => isListening(port),
  });
}

/**
 * pgbouncer: `kadr` in transaction mode, and `kadr_listen`, whose connections last for a session; both addresses of the
 * service follow the primary.
 */
export interface Pooler extends Program {
  /** Switches to another PostgreSQL. */
  readonly leadTo: (databasePort: number) => void;
}

export function pooler({
  folder,
  port,
  databasePort,
}: EngineOptions & { readonly databasePort: number }): Pooler {
  const owner = ordinaryUser();
  const own = path.join(folder, 'pgbouncer');
  mkdirSync(own, { recursive: true });
  const config = path.join(own, 'pgbouncer.ini');
  const write = (to: number): void => {
    writeFileSync(
      config,
      `[databases]
kadr = host=127.0.0.1 port=${to} dbname=kadr user=kadr
kadr_listen = host=127.0.0.1 port=${to} dbname=kadr user=kadr pool_mode=session
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 40
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits
logfile = ${own}/pgbouncer.log
`,
    );
    if (owner !== null) for (const file of [own, config]) chownSync(file, owner.uid, owner.gid);
  };
  write(databasePort);
  const started = program({
    name: 'pgbouncer',
    command: 'pgbouncer',
    args: [config],
    options: { ...owner },
    logFile: path.join(folder, 'pgbouncer.log'),
    isReady: async () => (await askPostgres(port, 'kadr', 'select 1')).length === 1,
  });
  return {
    ...started,
    leadTo: (to) => {
      write(to);
      started.signal('SIGHUP');
    },
  };
}

interface FrontOptions extends EngineOptions {
  readonly sites: readonly number[];
  readonly media: readonly number[];
  readonly storagePort: number;
}

/** nginx in front of everything, which sends segments itself and caches them: as in docs/operating.md. */
export function front({ folder, port, sites, media, storagePort }: FrontOptions): Program {
  const own = path.join(folder, 'nginx');
  mkdirSync(own, { recursive: true });
  const servers = (ports: readonly number[]): string =>
    ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own}/${kind};`)
    .join(' ');
  writeFileSync(
    path.join(own, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${own}/nginx.pid; worker_processes 1; worker_rlimit_nofile 32768;
events { worker_connections 16384; }
http {
  access_log off; ${temporary}
  proxy_cache_path ${own}/segments levels=1:2 keys_zone=segments:8m max_size=1g inactive=7d use_temp_path=off;
  upstream site { zone site 64k; ${servers(sites)} keepalive 64; }
  upstream media { zone media 64k; ${servers(media)} keepalive 64; }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header Connection '';
  proxy_next_upstream error timeout;
  proxy_connect_timeout 2s;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    keepalive_requests 100000;
    location / { proxy_pass http://site; }
    location /stream/ { proxy_pass http://media; }
    location /images/ { proxy_pass http://media; }
    location /kadr-storage/ {
      internal;
      proxy_pass http://127.0.0.1:${storagePort}/;
      proxy_set_header Host 127.0.0.1:${storagePort};
      proxy_set_header Range '';
      proxy_set_header If-None-Match '';
      proxy_set_header If-Modified-Since '';
      proxy_cache segments;
      proxy_cache_key $uri;
      proxy_cache_valid 200 7d;
      proxy_cache_lock on;
      proxy_force_ranges on;
    }
  }
}`,
  );
  return program({
    name: 'nginx',
    command: 'nginx',
    args: ['-p', own, '-c', path.join(own, 'nginx.conf'), '-e', path.join(own, 'error.log')],
    logFile: path.join(folder, 'nginx.log'),
    isReady: () => isListening(port),
  });
}
