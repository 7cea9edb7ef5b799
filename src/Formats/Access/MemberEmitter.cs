using System.Reflection;
using System.Reflection.Emit;

namespace SerBench.Formats.Access;

/// <summary>Emits small methods that load or store one field. Private and read-only fields are allowed.</summary>
internal static class MemberEmitter
{
    /// <summary>
    /// Gives each delegate a target although its code needs none: a closed delegate is called faster, since no arguments are shuffled.
    /// </summary>
    private static readonly object Target = new();

    /// <param name="field">The field to load.</param>
    /// <param name="targetType">The parameter's type: the declaring type or <see cref="object"/>.</param>
    /// <param name="valueType">The result's type: the type of the field or <see cref="object"/>.</param>
    /// <param name="delegateType">The type of the delegate, from target to value.</param>
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

    /// <param name="field">The field to store.</param>
    /// <param name="targetType">The first parameter's type: a reference to the declaring type, or <see cref="object"/>.</param>
    /// <param name="valueType">The second parameter's type: the type of the field or <see cref="object"/>.</param>
    /// <param name="delegateType">The type of the delegate, which takes target and value.</param>
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

    /// <summary>Pushes the operand of ldfld and stfld: the object, or the address of the struct.</summary>
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
