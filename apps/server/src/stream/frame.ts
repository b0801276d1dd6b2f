const FINAL_TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const headLength = (length: number): number => (length < IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10);

/** Texts as frames of a WebSocket, as servers send them (RFC 6455, 5.2): each whole, without a mask, in one piece. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

/** Writes the head of a frame, and says where it ends. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length < IN_TWO_BYTES) frames[at + 1] = length;
  else if (length < 2 ** 16) {
    frames[at + 1] = IN_TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = IN_EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headLength(length);
}
