"""What ``emend proxy`` forwards to, and for whom."""

from service.setting_groups.setting import SettingGroup, Values, setting

__all__ = ["ProxySettings"]


class ProxySettings(SettingGroup):
    """What ``emend proxy`` forwards to, and for whom."""

    group = "Proxy"

    upstream_url: str = setting("", "The service that `emend proxy` forwards to, http://... or https://....")
    upstream_key: str = setting("", "The API key of that service.", repr=False)
    proxy_secrets: Values = setting(
        (), "Secrets that your server signs the proxy's client tokens with, newest first.", repr=False
    )
