/** Listens to a live stream as the server sends it. */
export class Ear {
  #heard = ''
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>

  /** @param stream what `LiveStreams.open` gave; undefined where there is nothing to hear */
  constructor(stream: ReadableStream<Uint8Array> | undefined) {
    if (!stream) throw new Error('There is no stream to listen to.')
    this.#reader = stream.getReader()
  }

  /** Reads until that was heard, and answers with what came before it. */
  async hears(words: string): Promise<string> {
    while (!this.#heard.includes(words)) {
      const { value, done } = await this.#reader.read()
      if (done) throw new Error(`The stream ended before ${words}.`)
      this.#heard += new TextDecoder().decode(value)
    }
    const [before = '', ...after] = this.#heard.split(words)
    this.#heard = after.join(words)
    return before
  }

  /** Listens no longer. */
  async close(): Promise<void> {
    await this.#reader.cancel()
  }
}
