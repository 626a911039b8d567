"""Network addresses of clients, by which those without a key are told apart."""

from ipaddress import IPv6Address, ip_address

__all__ = ["is_loopback", "network_of"]

_NETWORK_BITS = 64
"""Of an IPv6 address: one customer has at least a network of that size."""


def network_of(host: str) -> str:
    """An IPv4 address, the network of an IPv6 address, or the host as it is where it is no address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> _NETWORK_BITS << _NETWORK_BITS))
    return str(address)


def is_loopback(host: str) -> bool:
    """Whether a client runs on this machine."""
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
