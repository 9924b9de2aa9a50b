import { lookup } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"
import { DownloadError } from "./DownloadError"

// The special-purpose networks of IANA; for IPv6 also everything outside of 2000::/3.
const networks = {
  ipv4: "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  ipv6: "::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16",
}
const privateRanges = new BlockList()
for (const family of ["ipv4", "ipv6"] as const)
  for (const network of networks[family].split(" ")) {
    const [address, bits] = network.split("/")
    privateRanges.addSubnet(address, Number(bits), family)
  }

/** Throws a DownloadError for an IP address of a private network. Accepts all host names. */
export function assertPublicAddress(host: string) {
  const address = host.replace(/^\[|\]$/g, "")
  const version = isIP(address)
  if (version !== 0 && privateRanges.check(address, version === 6 ? "ipv6" : "ipv4"))
    throw new DownloadError("it leads to an address that is not on the internet")
}

/** Resolves a host name for a request. Fails if one of its addresses is in a private network. */
export const publicLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    try {
      for (const { address } of addresses) assertPublicAddress(address)
    } catch (blocked) {
      if (!(blocked instanceof DownloadError)) throw blocked
      return callback(blocked, [])
    }
    if (options.all) callback(null, addresses)
    else callback(null, addresses[0].address, addresses[0].family)
  })
