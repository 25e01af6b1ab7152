import { describe, expect, it } from "vitest";
import { inspectUrl } from "./index.js";

const codesOf = (host: string) => inspectUrl(`https://${host}/`).findings.map(({ code }) => code);

describe("addresses without a name", () => {
  // First and last of each block, and its neighbours (RFC 6890, RFC 6598, RFC 2544).
  it.each([
    ["0.0.0.0", "PRIVATE_NETWORK"],
    ["0.255.255.255", "PRIVATE_NETWORK"],
    ["1.0.0.0", "IP_HOST"],
    ["9.255.255.255", "IP_HOST"],
    ["10.0.0.0", "PRIVATE_NETWORK"],
    ["10.255.255.255", "PRIVATE_NETWORK"],
    ["11.0.0.0", "IP_HOST"],
    ["99.64.0.1", "IP_HOST"],
    ["100.63.255.255", "IP_HOST"],
    ["100.64.0.0", "PRIVATE_NETWORK"],
    ["100.127.255.255", "PRIVATE_NETWORK"],
    ["100.128.0.0", "IP_HOST"],
    ["126.255.255.255", "IP_HOST"],
    ["127.0.0.0", "LOOPBACK"],
    ["127.255.255.255", "LOOPBACK"],
    ["128.0.0.0", "IP_HOST"],
    ["169.253.1.1", "IP_HOST"],
    ["169.254.0.0", "PRIVATE_NETWORK"],
    ["169.255.0.0", "IP_HOST"],
    ["168.254.0.0", "IP_HOST"],
    ["172.15.255.255", "IP_HOST"],
    ["172.16.0.0", "PRIVATE_NETWORK"],
    ["172.31.255.255", "PRIVATE_NETWORK"],
    ["172.32.0.0", "IP_HOST"],
    ["173.16.0.0", "IP_HOST"],
    ["192.0.0.1", "PRIVATE_NETWORK"],
    ["192.0.1.1", "IP_HOST"],
    ["192.1.0.1", "IP_HOST"],
    ["192.167.0.1", "IP_HOST"],
    ["192.168.0.0", "PRIVATE_NETWORK"],
    ["193.168.0.0", "IP_HOST"],
    ["193.0.0.1", "IP_HOST"],
    ["198.17.0.1", "IP_HOST"],
    ["198.18.0.0", "PRIVATE_NETWORK"],
    ["198.19.255.255", "PRIVATE_NETWORK"],
    ["198.20.0.0", "IP_HOST"],
    ["199.18.0.0", "IP_HOST"],
    ["223.255.255.255", "IP_HOST"],
    ["224.0.0.1", "PRIVATE_NETWORK"],
    ["255.255.255.255", "PRIVATE_NETWORK"],
    ["[::]", "PRIVATE_NETWORK"],
    ["[::1]", "LOOPBACK"],
    ["[2001:db8:1:2:3:4:5:6]", "IP_HOST"],
    ["[1::1]", "IP_HOST"],
    ["[2001::1]", "IP_HOST"],
    ["[fbff::1]", "IP_HOST"],
    ["[fc00::1]", "PRIVATE_NETWORK"],
    ["[fdff::1]", "PRIVATE_NETWORK"],
    ["[fe00::1]", "IP_HOST"],
    ["[fe7f::1]", "IP_HOST"],
    ["[fe80::1]", "PRIVATE_NETWORK"],
    ["[febf::1]", "PRIVATE_NETWORK"],
    ["[fec0::1]", "PRIVATE_NETWORK"],
    ["[feff::1]", "PRIVATE_NETWORK"],
    ["[ff02::1]", "PRIVATE_NETWORK"],
  ])("%s is %s [U-05]", (host, code) => {
    expect(codesOf(host)).toEqual([code]);
  });

  it.each([
    ["[::ffff:10.0.0.1]", "PRIVATE_NETWORK"],
    ["[::ffff:127.0.0.1]", "LOOPBACK"],
    ["[::ffff:8.8.8.8]", "IP_HOST"],
    ["[::10.0.0.1]", "PRIVATE_NETWORK"],
    ["[::8.8.4.4]", "IP_HOST"],
    ["[64:ff9b::10.0.0.1]", "PRIVATE_NETWORK"],
    ["[64:ff9b::8.8.8.8]", "IP_HOST"],
    ["[2002:a00:1::1]", "PRIVATE_NETWORK"],
    ["[2002:808:808::1]", "IP_HOST"],
  ])("%s carries an IPv4 address and is %s [U-05]", (host, code) => {
    expect(codesOf(host).sort()).toEqual([code, "IP_OBFUSCATED"].sort());
  });

  it.each(["[64:ff9c::10.0.0.1]", "[65:ff9b::a00:1]", "[::fffe:10.0.0.1]"])(
    "%s carries none [U-05]",
    (host) => {
      expect(codesOf(host)).toEqual(["IP_HOST"]);
    },
  );
});

describe("names of the user's own network", () => {
  it.each([
    "printer.local",
    "wiki.internal",
    "wiki.corp",
    "router.lan",
    "nas.home.arpa",
    "10-0-0-1.sslip.io",
    "www.192.168.1.1.nip.io",
  ])("%s [U-05]", (host) => {
    expect(codesOf(host)).toContain("PRIVATE_NETWORK");
  });

  it.each([
    "8-8-8-8.sslip.io",
    "10-0.0-1.sslip.io",
    "a10-0-0-1.sslip.io",
    "10-0-0-1.sslip.io.example.com",
  ])("%s is none [U-05]", (host) => {
    expect(codesOf(host)).not.toContain("PRIVATE_NETWORK");
  });

  it("a name without a dot is named as such, unless it is this machine [U-05]", () => {
    expect(codesOf("intranet")).toEqual(["SINGLE_LABEL"]);
    expect(codesOf("localhost")).toEqual(["LOOPBACK"]);
    expect(codesOf("api.localhost")).toEqual(["LOOPBACK"]);
    expect(codesOf("notlocalhost")).toEqual(["SINGLE_LABEL"]);
  });
});
