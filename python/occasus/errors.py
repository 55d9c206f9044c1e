"""What the engine refuses, with the rule that says so."""


class Refused(ValueError):
    """An illegal action, an unreadable text, or an impossible position. Nothing was changed.

    kind: "illegal", "unreadable", … as docs/protocol.md lists them.
    rule: the id of the rule that forbids it ("5.2"), or None.
    field: what is wrong in a document or an option, or None.
    """

    def __init__(self, problem: dict):
        text = problem["text"]
        rule = problem.get("rule")
        super().__init__(f"{text} (rule {rule})" if rule else text)
        self.kind = problem["kind"]
        self.text = text
        self.rule = rule
        self.field = problem.get("field")

    def __reduce__(self):
        """As it travels from one process to another."""
        return Refused, ({"kind": self.kind, "text": self.text, "rule": self.rule, "field": self.field},)
