"""Files -> alerts, by a service that runs or within this process."""
