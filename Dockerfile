# One image for every part: web (the default), worker, and the administrator's commands.
# docker build -t easel .            docs/operations.md says how it is run.

FROM node:20-bookworm-slim AS build
WORKDIR /app
# For packages without a ready binary on this platform.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
ENV ONNXRUNTIME_NODE_INSTALL=skip NEXT_TELEMETRY_DISABLED=1 CI=1
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY next.config.js postcss.config.mjs tsconfig.json instrumentation.ts proxy.ts ./
COPY app ./app
COPY components ./components
COPY lib ./lib
COPY public ./public
# Who builds the same version twice for one installation gives both builds one key; else it is made here.
RUN --mount=type=secret,id=actions_key \
  if [ -s /run/secrets/actions_key ]; then \
    export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions_key)"; \
  fi; \
  npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
RUN mkdir /data && chown 10001:10001 /data
COPY --from=build /app/package.json /app/next.config.js ./
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/public ./public
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/.next ./.next
COPY LICENSE NOTICE ./
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Web. A worker: node dist/worker-node.mjs. Commands: node dist/admin.mjs help.
CMD ["node", "scripts/serve.mjs"]
