# Emend on CPUs.
#   docker build --build-arg PIP_EXTRA_INDEX_URL=<PyTorch's index of CPU builds> -t emend .
#   docker run -p 8000:8000 -v emend:/data emend
# The index keeps several gigabytes of GPU libraries out of the image.
ARG PYTHON=3.11-slim-bookworm
ARG NODE=22-bookworm-slim

FROM node:${NODE} AS sdk
WORKDIR /sdk
COPY sdk ./
RUN npm ci --no-audit --no-fund && npm run build
COPY scripts/dictionaries.sh scripts/node.sh /tmp/scripts/
COPY models/languages /tmp/models/languages
RUN /tmp/scripts/dictionaries.sh /dictionaries

FROM python:${PYTHON} AS build
ARG PIP_EXTRA_INDEX_URL=""
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY models ./models
COPY service ./service
COPY scripts ./scripts
RUN scripts/setup.sh serve && .venv/bin/python -m pip uninstall --quiet --yes pip

FROM python:${PYTHON}
COPY scripts/debian.sh scripts/debian.txt scripts/debian_packages.sh /tmp/scripts/
COPY models/languages /tmp/models/languages
RUN /tmp/scripts/debian.sh && rm -rf /tmp/scripts /tmp/models /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /data --create-home emend
COPY --from=build /app /app
COPY --from=sdk /sdk/dist /app/sdk/dist
COPY --from=sdk /dictionaries /app/.venv/share/hunspell
WORKDIR /app
ENV PATH=/app/.venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 EMEND_HOST=0.0.0.0 EMEND_DATA_DIR=/data EMEND_CACHE_DIR=/app/cache
# What a start works out of rules and word lists, and compiled modules: none is written at run time.
RUN python -m compileall -q models service && python -m service.prepare && chmod -R a+rX cache
USER emend
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
CMD ["emend", "serve"]
