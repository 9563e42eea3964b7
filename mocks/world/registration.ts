import type { Lang } from '#sdk'
import { joinStructure } from './partners.ts'
import { blankUser, depositAddress, freeReferralCode } from './seed.ts'
import { nextId, userByCode } from './world.ts'
import type { User, World } from './world.ts'

export interface Newcomer {
  firstname: string
  lastname: string
  email: string
  password: string
  lang: Lang
  /** a referral code; an unknown one is ignored */
  invited_by: string | null
}

export const newUser = (world: World, now: number, { firstname, lastname, email, password, lang, invited_by }: Newcomer): User => {
  const id = nextId(world, 'u')
  const inviter = invited_by === null ? null : userByCode(world, invited_by)
  const user: User = {
    ...blankUser(id, now),
    firstname,
    lastname,
    email,
    password,
    lang,
    deposit_address: depositAddress(world, id),
    referral_code: freeReferralCode(world, firstname),
    invited_by: inviter?.referral_code ?? null,
  }
  world.users.set(id, user)
  if (inviter) joinStructure(world, inviter, user, now)
  return user
}
