import {
  builtInRoleList,
  contract,
  errors,
  operatorPermissions,
  permissions,
  permissionText,
} from '@kadr/contract';
import type { OperatorOperation, Permission } from '@kadr/contract';
import { doors } from './doors.ts';
import type { Right, Verdict } from './right.ts';
import { rights } from './rights.ts';

/** The callers, as in the columns of the table. */
export const roles = ['guest', 'restricted', 'child', 'adult', 'master', 'blocked', 'operator'] as const;
export type Role = (typeof roles)[number];

/**
 * The verdict on a role. `blocked` is a blocked account's master profile, `operator` a caller with the token, no
 * session.
 */
export function verdictFor(right: Right, role: Role): Verdict {
  if (right.staff !== undefined) return 'UNAUTHORIZED';
  if (right.isOperators) return role === 'operator' ? 'allowed' : 'UNAUTHORIZED';
  const verdicts = {
    guest: right.guest,
    restricted: right.restricted,
    child: right.additional,
    adult: right.additional,
    master: 'allowed',
    blocked: right.blocked,
    operator: right.guest,
  } as const;
  return verdicts[role];
}

/** A row of the table: an operation, or an operation with an input to which other rights apply. */
export interface RightsLine {
  readonly group: string;
  readonly operation: string;
  readonly input: Readonly<Record<string, string>> | null;
  readonly right: Right;
}

/** Every operation, and each of its cases. */
export const rightsLines: readonly RightsLine[] = Object.entries(rights).flatMap(([group, operations]) =>
  Object.entries<Right>(operations).flatMap(([operation, right]) =>
    (right.cases ?? [])
      .map(({ field, value = '', right: own }): RightsLine => {
        return { group, operation, input: { [field]: value }, right: own };
      })
      .concat({ group, operation, input: null, right }),
  ),
);

const head = ['guest', 'restricted', 'child’s', 'adult’s', 'master', 'blocked', 'operator'];

/** The text of `docs/rights.md`. */
export function rightsPage(): string {
  return `# Who may call what

Every way into the service, and who is let through it. The table is \`api/src/rights/rights.ts\`: an operation of the contract without a row does not compile, \`guard.ts\` enforces the rows before an operation looks at its input, and \`rights.test.ts\` calls every operation as each of these and writes this page.

- **guest**: no session of an account. **restricted**: signed in beyond the limit of devices. **child’s**, **adult’s**: an additional profile, with and without limits. **master**: the main profile. **blocked**: an account that the operator has blocked, in whichever profile; what a profile may not, it may not in a blocked account either. **operator**: who presents the operator’s token, which has all permissions, or an API key or a member of staff who has signed in to the console, which both also need the operation’s permission (\`contract/src/operator-permissions.ts\`).
- Operations of \`staff\` take a sign-in to the console, which is no viewer’s session; its state has to be one of those in parentheses.
- **yes** lets a caller through to the operation’s own rules: whether it is his device, message or order; age, country, price; how often. A number is the \`error_code\` of the refusal:
${codes()}
- **PIN**: with the account’s PIN in \`pin_code\` an additional profile acts as the master would. While no PIN is set, there is none to give.
- **also needed** is what the operation’s own rules want to see.

A session begins as the master profile, so whatever begins one takes the account’s own proof (a password, a code, a passkey, a word of the operator’s app) or the consent of the master profile (a TV code). Choosing a profile that may do more than the present one takes the PIN; a limit can be set only while a PIN is. What a profile has confirmed is forgotten when another one is chosen.

When an account is blocked, the stream addresses of its sessions end at once, in every process, and no licence is given; its pages are told, and say why and what can be done.

## Operations

${Object.keys(rights).map(groupTable).join('\n\n')}

## Beside the operations

| ways | ${head.join(' | ')} | also needed |
| --- | ${head.map(() => '---').join(' | ')} | --- |
${Object.values<{ addresses: readonly string[]; right: Right }>(doors)
  .map(({ addresses, right }) => line(addresses.map((address) => `\`${address}\``).join(', '), right))
  .join('\n')}

## Roles of the staff

What the built-in roles may do (\`contract/src/staff-roles.ts\`); the owner makes others.

| permission | ${builtInRoleList.map(({ name }) => name.eng).join(' | ')} |
| --- | ${builtInRoleList.map(() => '---').join(' | ')} |
${permissions.map(roleLine).join('\n')}
`;
}

function roleLine(permission: Permission): string {
  const cells = builtInRoleList.map((role) => (role.permissions.includes(permission) ? 'yes' : ''));
  return `| \`${permission}\` | ${cells.join(' | ')} |`;
}

function groupTable(group: string): string {
  const lines = rightsLines.filter((one) => one.group === group);
  return `### ${group}

| operation | ${head.join(' | ')} | also needed |
| --- | ${head.map(() => '---').join(' | ')} | --- |
${lines.map(({ operation, input, right }) => line(nameOf(group, operation, input), withPermission(group, operation, right))).join('\n')}`;
}

/** An operator right, with the permission that API keys and members of staff also need. */
function withPermission(group: string, operation: string, right: Right): Right {
  if (group !== 'operator' || !isOperation(operation)) return right;
  return { ...right, proof: `the permission ${permissionText(operation)}` };
}

function isOperation(name: string): name is OperatorOperation {
  return Object.hasOwn(operatorPermissions, name);
}

function nameOf(group: string, operation: string, input: RightsLine['input']): string {
  const known: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract;
  const { method = '', path = '' } = known[group]?.[operation]?.['~orpc'].route ?? {};
  const [field, value] = Object.entries(input ?? {})[0] ?? [];
  const when =
    field === undefined ? '' : `, ${value === '' ? `with \`${field}\`` : `\`${field}\` \`${value}\``}`;
  return `${operation}${when}<br>\`${method} ${path}\``;
}

interface Operation {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}

function line(name: string, right: Right): string {
  const cells = roles.map((role) => {
    const verdict = verdictFor(right, role);
    if (verdict === 'allowed') return 'yes';
    const withPin = right.takesPin && (role === 'child' || role === 'adult') ? ', or PIN' : '';
    return `${errors[verdict].code}${withPin}`;
  });
  return `| ${name} | ${cells.join(' | ')} | ${right.proof ?? ''} |`;
}

function codes(): string {
  const used = new Set(
    rightsLines.flatMap(({ right }) => roles.map((role) => verdictFor(right, role))).toSorted(),
  );
  return [...used]
    .flatMap((verdict) =>
      verdict === 'allowed' ? [] : `  - ${errors[verdict].code} ${verdict}: ${errors[verdict].description}`,
    )
    .join('\n');
}
