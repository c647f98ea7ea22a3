import { Heading, TextLink } from "@tessera/ui";
import { type PlaygroundAddress, printAddress } from "./address.ts";
import { specimens } from "./find-specimens.ts";

/** Every specimen in every state, under the settings of the address. */
export function Playground({ address }: { readonly address: PlaygroundAddress }) {
  return (
    <main>
      {[...specimens].map(([name, specimen]) => (
        <section key={name} id={name}>
          <Heading level={2} size="section">
            {specimen.name}
          </Heading>
          {Object.entries(specimen.states).map(([state, State]) => (
            <div key={state}>
              <TextLink href={printAddress({ ...address, specimen: name, state })}>
                {state}
              </TextLink>
              <State />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
