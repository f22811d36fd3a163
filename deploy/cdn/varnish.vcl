vcl 4.1;
# A cache in front of the balancer, by the rules of docs/operations.md ("A cache in front"); what other CDNs need is the same.
# Gateways run with PAGE_SHARED_AGE above 0, and with one more proxy in TRUST_PROXY. TLS ends before it.

import std;

backend balancer {
    .host = "10.0.0.10";
    .port = "80";
    .first_byte_timeout = 150s;
}

# Who may purge.
acl operators {
    "127.0.0.1";
}

sub vcl_recv {
    # curl -X PURGE -H 'Cache-Tag: pages' http://127.0.0.1/: after an import, a promotion, a rollback, or the start of a canary.
    if (req.method == "PURGE") {
        if (client.ip !~ operators) {
            return (synth(403));
        }
        ban("obj.http.Cache-Tag ~ (^|[,\s])" + regsuball(req.http.Cache-Tag, "[^\w-]", "") + "($|[,\s])");
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Differences to files that a browser has: without the header it gets whole files.
    unset req.http.Available-Dictionary;
    # The gateway says of each answer whether it is for one person; cookies alone do not make it so.
    return (hash);
}

sub vcl_backend_response {
    # Nothing is kept that does not say so.
    if (beresp.http.Cache-Control !~ "max-age" || beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # Files of releases never change, but only what was there is kept.
    if (beresp.status != 200 && beresp.status != 301 && beresp.status != 304) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
}
