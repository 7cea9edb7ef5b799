namespace SerBench.Formats.Ignite;

/// <summary>Where a reader stands in an object.</summary>
internal struct IgniteFrame
{
    public int Start;
    public int End;

    /// <summary>Where the footer begins; the end of an object that has none.</summary>
    public int Footer;
    public int OffsetWidth;

    /// <summary>Whether fields are looked up because they were written by another schema.</summary>
    public bool IsLookup;

    /// <summary>When fields are looked up: how many the footer has.</summary>
    public int FieldCount;

    /// <summary>When fields are looked up: the ids of the fields asked for, by ordinal.</summary>
    public int[] FieldIds;

    /// <summary>When fields are looked up: the field that is being read.</summary>
    public int Field;

    /// <summary>When fields are looked up: where the value of that field must end.</summary>
    public int FieldEnd;

    /// <summary>When fields are looked up: where the last of them ends.</summary>
    public int FieldsEnd;
}
