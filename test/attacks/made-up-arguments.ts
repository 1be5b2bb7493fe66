/** Arguments for any exported function, made up from its types: each place for words holds the same text. */
import ts from 'typescript-6'

export interface PureFunction {
  name: string
  file: string
  /** Fills in every argument. */
  argumentsWith(text: string): unknown[]
}

const DEEPEST = 5

/** The exported functions of these files that take words anywhere in their arguments. */
export function functionsThatReadWords(files: string[], configFile: string): PureFunction[] {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  return files.flatMap(file => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!source || !module) return []
    return checker.getExportsOfModule(module).flatMap(symbol => {
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures()
      if (!signature) return []
      const maker = new Maker(checker, source)
      const types = signature
        .getParameters()
        .map(parameter => checker.getTypeOfSymbolAtLocation(parameter, source))
      const argumentsWith = (text: string) => types.map(type => maker.make(type, text))
      argumentsWith('')
      return maker.hasPlacedWords ? [{ name: symbol.name, file, argumentsWith }] : []
    })
  })
}

class Maker {
  hasPlacedWords = false
  readonly #checker: ts.TypeChecker
  readonly #place: ts.Node

  constructor(checker: ts.TypeChecker, place: ts.Node) {
    this.#checker = checker
    this.#place = place
  }

  make(type: ts.Type, text: string, depth = 0): unknown {
    if (depth > DEEPEST) return undefined
    if (type.isUnion()) return this.#makeOneOf(type, text, depth)
    if (type.isLiteral()) return type.value
    if (type.flags & ts.TypeFlags.StringLike) {
      this.hasPlacedWords = true
      return text
    }
    if (type.flags & ts.TypeFlags.NumberLike) return 1
    if (type.flags & ts.TypeFlags.BooleanLike) return true
    if (type.flags & ts.TypeFlags.TypeParameter)
      return this.make(
        this.#checker.getBaseConstraintOfType(type) ?? this.#checker.getUnknownType(),
        text,
        depth + 1,
      )
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return text
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      return this.#makeObject(type, text, depth)
    return undefined
  }

  /** The widest of several: words before a word of a list, anything before nothing. */
  #makeOneOf(type: ts.UnionType, text: string, depth: number): unknown {
    const wordy = type.types.find(one => one.flags & ts.TypeFlags.String)
    const some = type.types.find(one => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    const chosen = wordy ?? some
    return chosen && this.make(chosen, text, depth)
  }

  #makeObject(type: ts.Type, text: string, depth: number): unknown {
    const checker = this.#checker
    const name = type.symbol?.name
    const inner = checker
      .getTypeArguments(type as ts.TypeReference)
      .map(one => this.make(one, text, depth + 1))
    if (checker.isArrayType(type) || checker.isTupleType(type)) return inner
    if (name === 'Map' || name === 'ReadonlyMap') return new Map([[inner[0], inner[1]]])
    if (name === 'Set' || name === 'ReadonlySet') return new Set([inner[0]])
    if (name === 'Date') return new Date(0)
    if (name === 'RegExp') return /a/
    // What is waited for comes: a promise made up of its parts never would.
    if (name === 'Promise') return Promise.resolve(inner[0])
    const [call] = type.getCallSignatures()
    // What another function of ours answers to a word is short, whatever was written.
    if (call) return () => this.make(call.getReturnType(), text.slice(0, 40), depth + 1)
    const made: Record<string, unknown> = {}
    for (const property of type.getProperties())
      made[property.name] = this.make(
        checker.getTypeOfSymbolAtLocation(property, this.#place),
        text,
        depth + 1,
      )
    const values = type.getStringIndexType()
    if (values) made.notes = this.make(values, text, depth + 1)
    return made
  }
}
