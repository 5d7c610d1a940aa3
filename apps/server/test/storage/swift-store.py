"""OpenStack Swift with its S3 interface, in one process: one account, one disk, one copy of everything.

Usage: python3 swift-store.py <folder> <port of the S3 interface> [<origin that pages may ask from>]
The folder keeps its objects, so that it can be killed and started again. Access key `test:tester`, secret
`testing`. It says "ready" when it answers. Needs Debian's python3-swift.
"""
import array
import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import wsgi
from swift.account.server import AccountController
from swift.common import utils
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingData
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

folder, port = sys.argv[1], int(sys.argv[2])
origin = sys.argv[3] if len(sys.argv) > 3 else ""
utils.HASH_PATH_PREFIX = b""
utils.HASH_PATH_SUFFIX = b"starnest-test"

# Sockets first: the rings name their ports.
sockets = {kind: eventlet.listen(("127.0.0.1", 0)) for kind in ("account", "container", "object")}
for kind, listening in sockets.items():
    device = {
        "id": 0, "region": 1, "zone": 0, "weight": 1.0, "device": "sda", "meta": "",
        "ip": "127.0.0.1", "port": listening.getsockname()[1],
        "replication_ip": "127.0.0.1", "replication_port": listening.getsockname()[1],
    }
    RingData([array.array("H", [0, 0, 0, 0])], [device], 30).save(
        os.path.join(folder, kind + ".ring.gz"))
devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "sda"), exist_ok=True)

settings = {"devices": devices, "swift_dir": folder, "mount_check": "false", "fsync": "false",
            "disable_fallocate": "true", "fallocate_reserve": "0", "allow_versions": "true"}
conf = os.path.join(folder, "proxy.conf")
with open(conf, "w") as out:
    out.write(f"""
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
swift_dir = {folder}
allow_account_management = true
account_autocreate = true
cors_allow_origin = {origin}
strict_cors_mode = true
node_timeout = 20
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
allow_no_owner = true
cors_preflight_allow_origin = {origin}
allowable_clock_skew = 900
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""")


class Silent:
    def write(self, *_args):
        return None

    info = debug = error = warning = write


class Controllers:
    account = AccountController(settings)
    container = ContainerController(settings)
    object = ObjectController(settings)


for kind, listening in sockets.items():
    eventlet.spawn(wsgi.server, listening, getattr(Controllers, kind), Silent(),
                   protocol=SwiftHttpProtocol, debug=False, log_output=False)
proxy = loadapp(conf, global_conf={})
listening = eventlet.listen(("127.0.0.1", port))
print("ready", flush=True)
wsgi.server(listening, proxy, Silent(), protocol=SwiftHttpProtocol, debug=False, log_output=False)
