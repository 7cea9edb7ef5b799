namespace SerBench.Migration.Plan;

internal abstract record NewType
{
    private NewType() { }

    // The C# type without the question mark of a nullable type.
    public abstract string Code { get; }

    public virtual bool IsValue => false;

    public sealed record Plain(string Code, bool IsValue) : NewType
    {
        public override string Code { get; } = Code;

        public override bool IsValue { get; } = IsValue;
    }

    public sealed record Enumeration(NewEnum Type) : NewType
    {
        public override string Code => Type.Name;

        public override bool IsValue => true;
    }

    public sealed record Sequence(RuntimeType? Type, NewValue Item) : NewType
    {
        public override string Code => Type is { } type ? string.Format(type.Code, Item.Code) : Item.Code + "[]";
    }

    public sealed record Map(RuntimeType Type, NewValue Key, NewValue Value) : NewType
    {
        public override string Code => string.Format(Type.Code, $"{Key.Code}, {Value.Code}");
    }

    public sealed record Parts(RuntimeType Type, IReadOnlyList<NewValue> Items, bool IsValue) : NewType
    {
        public override string Code => string.Format(Type.Code, string.Join(", ", Items.Select(item => item.Code)));

        public override bool IsValue { get; } = IsValue;
    }

    public sealed record Object(NewClass Type) : NewType
    {
        public override string Code => Type.Name;

        public override bool IsValue => Type.IsStruct;
    }

    public sealed record Choice(NewChoice Type) : NewType
    {
        public override string Code => Type.Name;
    }

    public sealed record Blocked(ObstacleKind Kind, string What) : NewType
    {
        public override string Code => "";
    }

    // The files have no value of the member, only null, or empty collections of a class that has no objects.
    public sealed record Absent : NewType
    {
        public override string Code => "";
    }
}

// Files hold the numbers of an enum without names.
internal sealed record NewEnum(OldName Old, string Name, Type Number, IReadOnlyList<object> Values);

internal sealed class NewChoice(IReadOnlyList<NewClass> cases)
{
    private readonly Dictionary<string, NewClass> _byName = cases.ToDictionary(one => one.Old.Full);

    public IReadOnlyList<NewClass> Cases => cases;

    public NewClass CaseOf(OldName type) => _byName[type.Full];

    public required string Name { get; set; }

    // True if the interface has its name from a member, because the old base class is unknown.
    public required bool IsNamedByMember { get; set; }
}

internal sealed record NewValue(NewType Type, bool HasNull)
{
    public string Code => Type.Code + (HasNull ? "?" : "");

    public bool IsWritten => Type is not (NewType.Blocked or NewType.Absent);
}
