import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@kadr/testing/free-port';
import { program } from '@kadr/testing/program';

const command = '/usr/sbin/nginx';

export const hasNginx = existsSync(command);

export interface Nginx {
  /** Origin, without a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nginx with `http` in its block of that name: a server at `port` of 127.0.0.1, caches below `folder`. */
export async function startNginx(
  http: (place: { readonly folder: string; readonly port: number }) => string,
): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadr-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; worker_processes 1;
events { worker_connections 512; }
http { access_log off; ${temporary}
${http({ folder, port })}
}`,
  );
  const nginx = program({
    name: 'nginx',
    command,
    args: ['-p', folder, '-c', config, '-e', path.join(folder, 'error.log')],
    logFile: path.join(folder, 'nginx.log'),
    isReady: () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
  });
  await nginx.start();
  return {
    url,
    stop: async () => {
      await nginx.end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
