import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Role, roles } from "@tessera/contract";
import { Heading, HiddenText, Icon } from "@tessera/ui";
import { Check, Minus } from "lucide-react";
import styles from "../organization-settings.module.css";
import own from "./role-matrix.module.css";
import { useRoleNames } from "#teams/use-role-names.ts";

/** Explains in a table what each role may do. */
export function RoleMatrix() {
  const { t } = useLingui();
  const names = useRoleNames();
  const rights: readonly (readonly [string, Role])[] = [
    [t`See design systems and export`, "viewer"],
    [t`Create and edit design systems, restore versions`, "editor"],
    [t`Members, invitations, name and address, delete design systems`, "admin"],
    [t`Billing, transfer, delete the organization`, "owner"],
  ];
  return (
    <section className={own.matrix}>
      <Heading level={2} size="part" className={styles.listTitle}>
        {t`What each role may do`}
      </Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>{t`Permission`}</HiddenText>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {names[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([title, least]) => (
            <tr key={least}>
              <th scope="row">{title}</th>
              {roles.map((role) => (
                <td key={role}>
                  <Right isGiven={isAtLeast(role, least)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Right({ isGiven }: { readonly isGiven: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <Icon icon={isGiven ? Check : Minus} className={isGiven ? undefined : styles.muted} />
      <HiddenText>{isGiven ? t`Allowed` : t`Not allowed`}</HiddenText>
    </>
  );
}
