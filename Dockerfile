# Passa in a container: PostgreSQL and, for several of them, Redis are elsewhere. See docs/operations.md.
FROM node:24-slim AS build
WORKDIR /passa
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /passa
RUN mkdir /data && chown node:node /data
COPY --from=build /passa/package.json ./
COPY --from=build /passa/node_modules node_modules
COPY --from=build /passa/dist dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Run as the first process it gets the signal to end, and lets what is under way end.
CMD ["node", "--max-semi-space-size=64", "--max-old-space-size=2048", "dist/programs/main.js"]
