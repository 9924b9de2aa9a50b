import { lookup } from "node:dns/promises"
import { BlockList } from "node:net"

// The special-purpose networks of IANA; for IPv6 also everything outside of 2000::/3.
const networks = {
  ipv4: "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  ipv6: "::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16",
}
// One list for each family: Node finds every IPv4 address in ::/3, as the IPv6 address that stands for it.
const privateRanges = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const family of ["ipv4", "ipv6"] as const)
  for (const network of networks[family].split(" ")) {
    const [address, bits] = network.split("/")
    privateRanges[family].addSubnet(address, Number(bits), family)
  }

/** Whether a host name or IP address is in no private network. */
export async function isPublicHost(host: string) {
  const addresses = await lookup(host, { all: true })
  return addresses.every(({ address, family }) => {
    const type = family === 6 ? "ipv6" : "ipv4"
    return !privateRanges[type].check(address, type)
  })
}
