"""The bodies on the wire, by the names of the specification; the OpenAPI document is made from them."""
