"""Rule packs: data files, one folder a language; README.md explains their format."""
