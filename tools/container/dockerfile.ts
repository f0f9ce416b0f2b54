import { Copy, DockerfileParser, From, Healthcheck, type Instruction, JSONInstruction } from 'dockerfile-ast'

/** A step of a stage, as the Dockerfile has it. */
export type Step =
  | { kind: 'run'; command: string }
  | { kind: 'copy'; from: string | null; sources: string[]; to: string }
  | { kind: 'env'; variables: Record<string, string> }
  | { kind: 'workdir' | 'user' | 'volume' | 'expose'; value: string }
  | { kind: 'entrypoint' | 'cmd' | 'healthcheck'; words: string[] }
/** `base`: an image, or the stage of that name. */
export type Stage = { name: string; base: string; steps: Step[] }

const valuesOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue())

function words(instruction: JSONInstruction): string[] {
  const found = instruction.getJSONStrings().map((one) => one.getJSONValue())
  if (found.length === 0) throw new Error(`${instruction.getKeyword()} is to be a list: no shell stands between`)
  return found
}

function stepOf(instruction: Instruction): Step {
  const values = valuesOf(instruction)
  const [value = ''] = values
  const keyword = instruction.getKeyword()
  if (instruction instanceof Copy) {
    const from = instruction.getFromFlag()?.getValue() ?? null
    return { kind: 'copy', from, sources: values.slice(0, -1), to: values.at(-1) ?? '.' }
  }
  if (instruction instanceof Healthcheck) {
    const [, list = ''] = /\bCMD\s+(\[.*\])\s*$/s.exec(instruction.getTextContent()) ?? []
    return { kind: 'healthcheck', words: JSON.parse(list) as string[] }
  }
  switch (keyword) {
    case 'RUN':
      return { kind: 'run', command: instruction.getTextContent().slice(4).replace(/\\\n/g, ' ') }
    case 'ENV':
      return {
        kind: 'env',
        variables: Object.fromEntries(values.map((pair) => pair.split('=', 2) as [string, string])),
      }
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return { kind: keyword.toLowerCase() as 'workdir' | 'user' | 'volume' | 'expose', value }
    case 'ENTRYPOINT':
    case 'CMD':
      if (instruction instanceof JSONInstruction)
        return { kind: keyword === 'CMD' ? 'cmd' : 'entrypoint', words: words(instruction) }
  }
  throw new Error(`${keyword} is not known here: teach tools/container/dockerfile.ts`)
}

/** The stages of a Dockerfile with their steps. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      stages.push({ name: instruction.getBuildStage() ?? 'image', base: instruction.getImage() ?? '', steps: [] })
    } else stages.at(-1)?.steps.push(stepOf(instruction))
  }
  return stages
}
