import {
  Drawer,
  Header,
  HeaderSpace,
  Heading,
  IconButton,
  Logo,
  SideNavigation,
} from "@tessera/ui";
import { PanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import type { PlaygroundAddress } from "./address.ts";
import styles from "./playground.module.css";
import { useTranslate } from "./use-translate.ts";
import { Settings } from "./settings.tsx";
import { listShownGroups } from "./shown-groups.ts";
import { SpecimenSection } from "./specimen-section.tsx";

/** Renders every specimen in every state, with the settings of the address. */
export function Playground({
  address,
  onChange,
}: {
  readonly address: PlaygroundAddress;
  readonly onChange: (address: PlaygroundAddress) => void;
}) {
  const translate = useTranslate();
  const [isListOpen, setIsListOpen] = useState(false);
  const list = <SpecimenList locale={address.locale} onNavigate={() => setIsListOpen(false)} />;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Header>
          <IconButton
            icon={PanelLeft}
            label={translate("Components", "Bileşenler")}
            kind="quiet"
            className={styles.opener}
            onPress={() => setIsListOpen(true)}
          />
          <Logo />
          <HeaderSpace />
          <div className={styles.settings}>
            <Settings address={address} onChange={onChange} />
          </div>
        </Header>
      </div>
      <div className={styles.side}>{list}</div>
      <Drawer
        side="left"
        title={translate("Components", "Bileşenler")}
        isOpen={isListOpen}
        confirmsClosing="never"
        isFlush
        onClose={() => setIsListOpen(false)}
      >
        {list}
      </Drawer>
      <main className={styles.main}>
        <Heading level={1} size="section" className={styles.title}>
          {translate("Interface library", "Arayüz kütüphanesi")}
        </Heading>
        {listShownGroups(address.locale).map(({ name, specimens }) => (
          <section key={name} aria-label={name}>
            <Heading level={2} size="tile" className={styles.group}>
              {name}
            </Heading>
            {specimens.map((shown) => (
              <SpecimenSection key={shown.id} {...shown} address={address} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function SpecimenList({
  locale,
  onNavigate,
}: {
  readonly locale: PlaygroundAddress["locale"];
  readonly onNavigate: () => void;
}) {
  const translate = useTranslate();
  const place = usePlace();
  return (
    <SideNavigation
      label={translate("Components", "Bileşenler")}
      currentPath={place}
      isLoggedIn
      onNavigate={onNavigate}
      groups={[
        {
          id: "components",
          isSearchable: true,
          items: listShownGroups(locale).map(({ name, specimens }) => ({
            title: name,
            value: specimens.length,
            children: specimens.map(({ id, specimen }) => ({
              title: specimen.name,
              path: `#${id}`,
            })),
          })),
        },
      ]}
    />
  );
}

/** Returns the section of the page that the address names. */
function usePlace(): string {
  const [place, setPlace] = useState(location.hash);
  useEffect(() => {
    const follow = () => setPlace(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return place;
}
