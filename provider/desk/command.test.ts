import { readDeskCommand, runDeskCommand, USAGE } from '@/provider/desk/command'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { codeAt, deskCalls } from '@/testing/provider/desk'
import { MINUTE, otherCode } from '@/testing/provider/sign-in'

describe('the command line', () => {
  test('says who is invited, and as what', () => {
    expect(readDeskCommand(['invite', ' Asha  Rao ', 'Asha@Example.org'])).toEqual({
      action: 'invite',
      name: 'Asha Rao',
      mail: 'asha@example.org',
      role: null,
      instituteId: null,
    })
    const words = ['invite', 'Ravi', 'ravi@example.org', '--role', 'representative', '--institution', '7']
    expect(readDeskCommand(words)).toMatchObject({ role: 'representative', instituteId: 7 })
    expect(readDeskCommand(['invite', 'Ravi', 'ravi@example.org', '--role', 'editor'])).toMatchObject({
      role: 'editor',
    })
    expect(readDeskCommand(['close', 'ravi@example.org'])).toEqual({ action: 'close', mail: 'ravi@example.org' })
    expect(readDeskCommand(['list'])).toEqual({ action: 'list' })
  })

  test.each([
    [[], USAGE],
    [['invite', 'Asha'], USAGE],
    [['invite', 'Asha', 'no address'], '"no address" is no email address.'],
    [['invite', ' ', 'asha@example.org'], 'The name is 1 to 80 characters'],
    [['invite', 'Asha', 'asha@example.org', '--role', 'king'], '"king" is not editor, moderator'],
    [['close', 'asha@example.org', '--role', 'editor'], 'Only invite takes --role and --institution.'],
    [['list', '--institution', '7'], 'Only invite takes --role and --institution.'],
    [['invite', 'Asha', 'asha@example.org', '--institution', 'Hill'], '"Hill" is no number of an institution.'],
    [['close'], USAGE],
    [['list', '--all'], USAGE],
  ])('%j is refused in words', (args, words) => {
    expect(() => readDeskCommand(args)).toThrow(words)
  })
})

describeOnEachDatabase('the command', (database) => {
  const desk = deskCalls(() => database().db)
  const run = (...args: string[]) => {
    const command = readDeskCommand(args)
    if (command.action === 'help') throw new Error('help')
    return runDeskCommand(database().db, command, 'https://guide.example', desk.now())
  }

  test('the first account is an administrator’s; later ones say what they are', async () => {
    const said = await run('invite', 'Asha Rao', 'asha@desk.example')
    const token = /^https:\/\/guide\.example\/desk\/en\/invitation\?token=([\w-]{43})\n/.exec(said)?.[1]
    expect((await desk.post('/desk/invitation', { token })).body).toMatchObject({
      data: { name: 'Asha Rao', mail: 'asha@desk.example', role: 'administrator' },
    })
    await desk.join('administrator')
    await expect(run('invite', 'Ravi', 'ravi@desk.example')).rejects.toThrow('Say with --role what they are')
    expect(await run('invite', 'Ravi', 'ravi@desk.example', '--role', 'editor')).toContain('(editor)')
  })

  test('by an invitation nobody’s role changes', async () => {
    const { mail } = await desk.join('counsellor')
    await expect(run('invite', 'Ravi', mail, '--role', 'administrator')).rejects.toThrow(
      `${mail} is counsellor already, and an invitation changes nobody's role or institution. Another role: an administrator gives it at the desk. To represent an institution, or another one: close the account, and invite anew.`,
    )
    expect(await run('invite', 'Ravi', mail, '--role', 'counsellor')).toContain('(counsellor)')
  })

  test('who is locked may be let in at once, and who is gone is out', async () => {
    const { mail, secret, session } = await desk.join('editor')
    desk.forward(MINUTE)
    const code = () => codeAt(secret, desk.clock.at)
    for (let tries = 0; tries < 5; tries += 1) await desk.signIn(mail, otherCode(code(), 7))
    expect((await desk.signIn(mail, code())).status).toBe(422)
    expect(await run('list')).toMatch(new RegExp(`${mail}.*locked until`))
    await run('unlock', mail)
    expect((await desk.signIn(mail, code())).status).toBe(200)
    const invited = await run('invite', 'A editor', mail, '--role', 'editor')
    await run('close', mail)
    // An invitation from before opens it no more.
    const token = /token=([\w-]{43})/.exec(invited)?.[1]
    expect((await desk.post('/desk/invitation', { token })).status).toBe(404)
    expect((await desk.as(session, '/desk/session')).status).toBe(401)
    desk.forward(MINUTE)
    expect((await desk.signIn(mail, code())).status).toBe(422)
    expect(await run('list')).toMatch(new RegExp(`${mail}.*closed`))
    await expect(run('close', 'nobody@desk.example')).rejects.toThrow('Nobody has an account with nobody@desk.example.')
  })
})
