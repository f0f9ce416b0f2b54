# The website and its provider in one image; which of them runs, the command says (compose.yaml, docs/operating.md).
FROM node:24-bookworm-slim AS manifest
WORKDIR /app
# .npmrc: no package runs a script of its own when it is installed.
COPY package.json package-lock.json .npmrc ./
# What package.json puts in the place of parts that a development dependency asks for.
COPY e2e/server/observatory/absent e2e/server/observatory/absent

FROM manifest AS build
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

FROM manifest AS production
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
WORKDIR /app
COPY package.json tsconfig.json next.config.ts ./
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/.next .next
COPY public public
# What the desk shows of it.
COPY docs/desk-guide*.md docs/
COPY docs/images/desk docs/images/desk
COPY lib lib
COPY server server
COPY provider provider
COPY sample sample
COPY scripts scripts
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node takes no signals as the first process, and buries no orphans.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "--import", "tsx", "server/start.ts"]
