import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Who stands behind which port of the balancer. */
type Balanced = { port: number; to: readonly number[] }

/**
 * As docs/scale.md has it: who does not answer gets nothing for a second, and what was asked there, and changes nothing,
 * goes to the other.
 */
function config(folder: string, services: readonly Balanced[]): string {
  const service = ({ port, to }: Balanced) => `
  upstream on${port} {
    ${to.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 1s;
    proxy_next_upstream error timeout http_503;
    location / { proxy_pass http://on${port}; }
    # Of two builds that run beside each other one has it.
    location /_next/static/ { proxy_pass http://on${port}; proxy_next_upstream error timeout http_404; }
  }`
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 2048; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${services.map(service).join('')}
}
`
}

/** Starts nginx on loopback before these services. */
export async function startBalancer(parent: string, services: readonly Balanced[]): Promise<() => Promise<void>> {
  const folder = join(parent, 'nginx')
  await mkdir(folder)
  // nginx reads as nobody in particular.
  await chmod(parent, 0o755)
  await chmod(folder, 0o777)
  await writeFile(join(folder, 'conf'), config(folder, services))
  const nginx: ChildProcess = spawn('nginx', ['-e', join(folder, 'errors'), '-c', join(folder, 'conf')], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
  })
  return async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null && nginx.signalCode === null) await once(nginx, 'exit')
  }
}
