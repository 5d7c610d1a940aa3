/** Lines that models were given in this thread. */
let lines = 0

// Stands for the engine of the models: what it loads says which language it speaks. It breaks off at the line
// 'trap', and says to 'count' how many lines came before.
export class Translator {
  constructor(model, sourceVocabulary, targetVocabulary) {
    this.name = new TextDecoder().decode(model)
    if (!/^model [a-z]{2}-[a-z]{2}$/.test(this.name)) throw new Error('bad magic number')
    if (sourceVocabulary.length === 0 || targetVocabulary.length === 0) throw new Error('no words')
  }
  translate(line) {
    if (line === 'trap') throw new Error('unreachable')
    const before = lines++
    return `${this.name.slice(-2)} ${line === 'count' ? before : line}`
  }
  free() {}
}
