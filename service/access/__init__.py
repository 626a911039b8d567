"""Who may use the service, and how much: API keys, client tokens, rate limits and quotas."""
