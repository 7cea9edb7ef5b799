namespace SerBench.Engine.Options;

internal class NumberOption : Option<int>
{
    private readonly (int Least, int Most) _range;

    public NumberOption(string name, string description, int usual, int least, int most)
        : base(name) => (Description, HelpName, DefaultValueFactory, _range) = (description, "N", _ => usual, (least, most));

    public int Of(ParseResult parsed)
    {
        int value = parsed.GetValue(this);
        return value >= _range.Least && value <= _range.Most
            ? value
            : throw new UsageException($"{Name} takes {_range.Least} to {_range.Most}, not {value}.");
    }
}
