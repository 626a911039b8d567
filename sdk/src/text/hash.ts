/** CRC-32 (as in zlib, RFC 1952) of the text's UTF-8 bytes as eight lower-case hexadecimal digits. */
export function hashOf(text: string): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});
