using System.Reflection;
using System.Reflection.Emit;

namespace SerBench.Formats.Access;

/// <summary>Makes small methods that load or store one field, whatever its visibility, also where it is read-only.</summary>
internal static class MemberEmitter
{
    /// <summary>A delegate without state still gets a target: calling a closed delegate is faster than shuffling arguments for an open one.</summary>
    private static readonly object Target = new();

    /// <param name="field">The field.</param>
    /// <param name="targetType">The parameter's type: the declaring type or object.</param>
    /// <param name="valueType">The result's type: that of the field or object.</param>
    /// <param name="delegateType">A delegate from target to value.</param>
    public static Delegate Getter(FieldInfo field, Type targetType, Type valueType, Type delegateType)
    {
        var method = new DynamicMethod($"get_{field.Name}", valueType, [typeof(object), targetType], typeof(MemberEmitter), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        LoadTarget(il, field.DeclaringType!, targetType);
        il.Emit(OpCodes.Ldfld, field);
        if (valueType != field.FieldType)
        {
            il.Emit(OpCodes.Box, field.FieldType);
        }

        il.Emit(OpCodes.Ret);
        return method.CreateDelegate(delegateType, Target);
    }

    /// <param name="field">The field.</param>
    /// <param name="targetType">The first parameter's type: a reference to the declaring type, or object.</param>
    /// <param name="valueType">The second parameter's type: that of the field or object.</param>
    /// <param name="delegateType">A delegate of both.</param>
    public static Delegate Setter(FieldInfo field, Type targetType, Type valueType, Type delegateType)
    {
        var method = new DynamicMethod($"set_{field.Name}", null, [typeof(object), targetType, valueType], typeof(MemberEmitter), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        LoadTarget(il, field.DeclaringType!, targetType);
        il.Emit(OpCodes.Ldarg_2);
        if (valueType != field.FieldType)
        {
            il.Emit(OpCodes.Unbox_Any, field.FieldType);
        }

        il.Emit(OpCodes.Stfld, field);
        il.Emit(OpCodes.Ret);
        return method.CreateDelegate(delegateType, Target);
    }

    /// <summary>Leaves on the stack what ldfld and stfld want: the object, or the address of the struct.</summary>
    private static void LoadTarget(ILGenerator il, Type declaring, Type targetType)
    {
        if (targetType == typeof(object))
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(declaring.IsValueType ? OpCodes.Unbox : OpCodes.Castclass, declaring);
        }
        else if (targetType.IsByRef)
        {
            il.Emit(OpCodes.Ldarg_1);
            if (!declaring.IsValueType)
            {
                il.Emit(OpCodes.Ldind_Ref);
            }
        }
        else
        {
            il.Emit(declaring.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1);
        }
    }
}
