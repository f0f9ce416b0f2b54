import { Checkbox } from '@/components/ui/checkbox'
import { Radio } from '@/components/ui/radio'
import { SearchInput } from '@/components/ui/search-input'
import { SelectInput, TextArea, TextInput } from '@/components/ui/text-input'
import { Part, Row, Specimen } from './specimen'

export function Inputs() {
  return (
    <Part title="Inputs">
      <Row>
        <Specimen state="empty">
          <TextInput id="guide-name" label="Full name" placeholder="As on your marks card" />
        </Specimen>
        <Specimen state="filled, with a hint">
          <TextInput id="guide-phone" label="Phone number" hint="Ten digits, without +91" defaultValue="9876543210" />
        </Specimen>
        <Specimen state="error">
          <TextInput id="guide-email" label="Email" error="Enter a valid email address" defaultValue="asha@" />
        </Specimen>
        <Specimen state="disabled">
          <TextInput id="guide-off" label="City" disabled placeholder="Choose a district first" />
        </Specimen>
        <Specimen state="focus">
          <TextInput id="guide-focus" label="Course" defaultValue="B.E. Computer Science" />
        </Specimen>
        <Specimen state="select">
          <SelectInput id="guide-type" label="Institution type">
            <option>Engineering</option>
            <option>Medical</option>
          </SelectInput>
        </Specimen>
        <Specimen state="Kannada">
          <div lang="kn">
            <TextInput id="guide-kn" label="ಪೂರ್ಣ ಹೆಸರು" error="ಹೆಸರು ಅಗತ್ಯ" hint="ಅಂಕಪಟ್ಟಿಯಲ್ಲಿ ಇರುವಂತೆ" />
          </div>
        </Specimen>
        <Specimen state="long text" wide>
          <TextArea id="guide-area" label="Message" hint="At most 5,000 characters" />
        </Specimen>
        <Specimen state="search" wide>
          <SearchInput label="Search institutions" placeholder="Search institutions..." />
        </Specimen>
      </Row>
      <Row>
        <Specimen state="checkboxes">
          <Checkbox label="Engineering" note="246" />
          <Checkbox label="Management" note="1,412" defaultChecked />
          <Checkbox label="Not available" disabled />
          <Checkbox
            label="Focused"
            className="[&_input]:outline-3 [&_input]:outline-offset-2 [&_input]:outline-river"
          />
          <Checkbox label="Electronics, telecommunication and instrumentation engineering" note="8" />
          <div lang="kn">
            <Checkbox label="ಎಂಜಿನಿಯರಿಂಗ್ ಮತ್ತು ತಂತ್ರಜ್ಞಾನ" note="246" defaultChecked />
          </div>
        </Specimen>
        <Specimen state="radio buttons">
          <fieldset>
            <legend className="text-sm font-medium text-ink-2">Sort by</legend>
            <Radio name="guide-sort" label="Relevance" defaultChecked />
            <Radio name="guide-sort" label="Rating" />
            <Radio name="guide-sort" label="Fee" disabled />
          </fieldset>
        </Specimen>
      </Row>
    </Part>
  )
}
